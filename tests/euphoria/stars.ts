// Visits that place a star.

export const THEATER = 'theater-of-revelatory-propaganda';

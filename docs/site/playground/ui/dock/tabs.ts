/** What can be looked up beside the table. */
export const TABS = ['log', 'tables', 'help', 'game', 'study'] as const;
export type Tab = (typeof TABS)[number];

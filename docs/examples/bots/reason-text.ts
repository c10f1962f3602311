import { reasonText } from '@rulewright/bots';

const reasons = [
  { of: 'stars', whose: 'own', isMore: true, weight: 0.12 },
  { of: 'workers to place', whose: 'own', isMore: false, weight: -0.05 },
  { of: 'knowledge', whose: 'others', isMore: false, weight: 0.03 },
] as const;
console.log(reasonText(reasons)); // more stars, less knowledge for the others, but fewer workers to place

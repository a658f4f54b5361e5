/** From the worst to the least. Source: the decision on targets. */
export const verdictLevels = ['confirmed', 'reported', 'not-confirmed', 'unknown'] as const;

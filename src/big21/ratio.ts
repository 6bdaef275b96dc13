/** The payout ratio of Big21: what the reference player gets back of stakes and bought cards. B21 3.1 */
export const REFERENCE_RATIO = 0.88;

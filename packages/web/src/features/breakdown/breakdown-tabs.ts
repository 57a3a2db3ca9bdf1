export const breakdownTabs = ['category', 'merchants', 'recurring'] as const
export type BreakdownTab = (typeof breakdownTabs)[number]

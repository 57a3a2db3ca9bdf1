export { expandRun } from '../expand-run.ts'
export { type Calculation, type CardResult, mergeCard, type ShownStat } from '../merge-card.ts'
export { bestRows, rankRows } from '../rank-rows.ts'

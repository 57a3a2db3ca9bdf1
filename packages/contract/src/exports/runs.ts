export { expandRun } from '../expand-run.ts'
export { type CardResult, mergeCard, type ShownStat } from '../merge-card.ts'
export { bestRows } from '../rank-rows.ts'

import '../production.ts'

export { benchPages } from './pages.ts'
export { benchRuns } from './run-backtest.ts'
export { openSyncBench } from './sync.ts'
export { measureTimingRatios } from './timing-ratio.ts'

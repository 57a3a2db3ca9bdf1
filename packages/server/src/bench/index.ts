import '../production.ts'

export { benchPages } from './pages.ts'
export { benchRuns } from './run-backtest.ts'
export { measureTimingRatios } from './timing-ratio.ts'

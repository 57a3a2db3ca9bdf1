import { benchRuns } from '@cardsight/server/bench'
console.table(await benchRuns())

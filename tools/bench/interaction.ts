/**
 * `npm run bench:interaction`: lists what every press on the results, in their modals and on the wallet page costs on a slow
 * phone, with the published cards. `-- --rounds=3 --only=why` repeats less and measures fewer presses.
 */
import { parseArgs } from 'node:util'
import { measurePresses } from './presses.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    /** A product that already runs. */
    url: { type: 'string' },
  },
})

const pages = await measurePresses({
  rounds: Number(values.rounds),
  only: new RegExp(values.only),
  url: values.url ?? null,
})
for (const { screen, times, rerank } of pages) {
  console.log(screen)
  console.table(
    times.map(({ name, medianMs, minMs, cpuMs }) => ({
      press: name,
      'INP, median ms': Math.round(medianMs),
      'INP, least ms': Math.round(minMs),
      'CPU, median ms': Math.round(cpuMs),
    })),
  )
  if (rerank !== null) {
    console.table([rerank])
  }
}

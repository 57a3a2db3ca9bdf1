/** The thread of runs: it prepares the catalog for itself, since functions do not pass between threads. */
import { parentPort, workerData } from 'node:worker_threads'
import { runFromCosts } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import { compressAtOnce } from './http/compress.ts'
import { prepareCatalog } from './routes/prepared-catalog.ts'
import { presentRun, qualityOf } from './routes/run-forms.ts'
import type { Answered, Asked, RunQuestion } from './run-threads.ts'

const release: Release = workerData
const catalog = prepareCatalog(release, { checksAnswers: false })

parentPort?.on('message', ({ id, question }: Asked) => {
  parentPort?.postMessage(answerOf(id, question))
})

function answerOf(id: number, question: RunQuestion): Answered {
  try {
    return { id, body: bodyOf(question) }
  } catch (error) {
    return { id, error }
  }
}

function bodyOf({ costs, window, form, encoding }: RunQuestion): Uint8Array {
  const answer = presentRun(catalog, runFromCosts(catalog.runs, costs, window), form)
  return compressAtOnce(JSON.stringify(answer), encoding, qualityOf[form])
}

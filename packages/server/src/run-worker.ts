/** The file of a thread of runs: it prepares the catalog for itself, since functions cannot be sent between threads. */
import { workerData } from 'node:worker_threads'
import { createRunTasks } from './run-tasks.ts'

export const {
  runOnCosts,
  explainCosts,
  reportCard,
  runOnSpending,
  explainSpending,
  debugSpending,
  listPurchases,
  readImport,
} = createRunTasks(workerData, { checksAnswers: false })

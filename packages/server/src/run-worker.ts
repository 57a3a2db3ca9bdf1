/**
 * Worker module of the run threads. It compiles the catalog itself, because functions can't be sent to a
 * thread.
 */
import { workerData } from 'node:worker_threads'
import { createRunTasks } from './run-tasks.ts'

export const {
  start,
  runOnCosts,
  explainCosts,
  valueOnCosts,
  reportCard,
  debugCosts,
  runOnSpending,
  explainSpending,
  valueOnSpending,
  debugSpending,
  listPurchases,
  listReminders,
  calculateDigest,
  monthlyTotals,
  readImport,
  collectGarbage,
} = createRunTasks(workerData, { checksAnswers: false })

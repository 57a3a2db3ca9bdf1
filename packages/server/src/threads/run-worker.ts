/**
 * Worker module of the run threads. It compiles the catalog itself, because functions can't be sent to a
 * thread.
 */
import { workerData } from 'node:worker_threads'
import { createRunTasks } from './run-tasks.ts'
import { moveResult } from './threads.ts'

const tasks = createRunTasks(workerData, { checksAnswers: false })

export const {
  start,
  runOnCosts,
  explainCosts,
  valueOnCosts,
  reportCard,
  findCompanions,
  averageWallet,
  debugCosts,
  runOnSpending,
  explainSpending,
  valueOnSpending,
  debugSpending,
  listPurchases,
  listLines,
  listReminders,
  listHeldCards,
  calculateDigest,
  monthlyTotals,
  answerTool,
  checkWatches,
  checkWatchedPurchases,
  readImport,
  collectGarbage,
} = {
  ...tasks,
  // Up to 1.7 MB each.
  runOnCosts: moveResult(tasks.runOnCosts),
  runOnSpending: moveResult(tasks.runOnSpending),
}

// The last part of `npm run lint`: warns of sentences and names that `npm run test:all` fails on.
import { findProseProblems } from '../checks/prose.ts'

for (const problem of findProseProblems()) {
  console.warn(`warning: ${problem}`)
}

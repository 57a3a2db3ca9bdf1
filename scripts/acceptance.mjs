// Lists the rows of docs/product that no running test names. Exits with 1 if there is one, if a row has no sentence, or if
// a title names an id without a row, or a shorthand for several ids. `npm run test:all` checks the same for the tests it ran.
import { findProblems, readProduct } from '../checks/acceptance.ts'
import { listRunningTests } from '../checks/running-tests.ts'

const rows = readProduct()
const problems = findProblems(rows, listRunningTests())
for (const problem of problems) {
  console.error(problem)
}
if (problems.length === 0) {
  console.log(`A running test names each of the ${rows.length} rows.`)
}
process.exitCode = problems.length > 0 ? 1 : 0

export { explainLinked, linkedRun } from './linked-run.ts'
export { linkedLines } from './linked-year.ts'
export { makeCard, makeRelease, tinyRelease } from './tiny-catalog.ts'

export { explainLinked, type LinkedRun, linkedRun } from './linked-run.ts'
export { linkedLines, linkedWindow } from './linked-year.ts'
export { makeCard, makeRelease, tinyRelease } from './tiny-catalog.ts'

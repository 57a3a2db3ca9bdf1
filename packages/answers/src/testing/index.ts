export { explainLinked, type LinkedRun, linkedRun } from './linked-run.ts'
export { type BankLine, linkedLines, linkedWindow, sortOut } from './linked-year.ts'
export { makeCard, makeRelease, tinyRelease } from './tiny-catalog.ts'

export { explainLinked, linkedRun } from './linked-run.ts'
export { linkedLines } from './linked-year.ts'
export { changeRule, makeCard, makeRelease, tinyRelease } from './tiny-catalog.ts'
export { earn, gasCard, makeInput, mine, onePercent, paid, twoPercent } from './your-cards-case.ts'

// Prints the longest files and the median. `checks/file-sizes.test.ts` fails above the hard ceiling.
import {
  countLines,
  HARD_CEILING_LINES,
  isMeasured,
  MEDIAN_GOAL_LINES,
  medianLines,
  SOFT_CEILING_LINES,
  sortBySize,
} from '../checks/file-sizes.ts'
import { filesBelow, readText } from '../checks/repo-files.ts'

const SHOWN = 20

const sizes = filesBelow('')
  .filter(isMeasured)
  .map((path) => ({ path, lines: countLines(readText(path)) }))

for (const { path, lines } of sortBySize(sizes).slice(0, SHOWN)) {
  const mark = lines > SOFT_CEILING_LINES ? ` over ${SOFT_CEILING_LINES}` : ''
  console.log(`${String(lines).padStart(5)}  ${path}${mark}`)
}
console.log(
  `\n${sizes.length} files, median ${medianLines(sizes)} lines (goal: at most ${MEDIAN_GOAL_LINES}, none over ${HARD_CEILING_LINES})`,
)

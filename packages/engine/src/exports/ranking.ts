export {
  compareNames,
  defaultSorting,
  type Sorting,
  type SortKey,
  sortingAfterClick,
  sortKeys,
  sortRows,
} from '../rank/compare.ts'
export { createFilter } from '../rank/filter.ts'
export {
  applyInclusions,
  defaultInclusions,
  type Inclusions,
  isAnythingIncluded,
  totalOf,
} from '../rank/inclusions.ts'

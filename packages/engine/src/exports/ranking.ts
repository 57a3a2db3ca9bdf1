export {
  defaultSorting,
  type SortableRow,
  type SortDirection,
  type Sorting,
  type SortKey,
  sortingAfterClick,
  sortKeys,
  sortRows,
} from '../rank/compare.ts'
export { createFilter, type FilterableCard, filterCards } from '../rank/filter.ts'
export {
  applyInclusions,
  defaultInclusions,
  type Inclusions,
  isAnythingIncluded,
  type Parts,
  totalOf,
} from '../rank/inclusions.ts'

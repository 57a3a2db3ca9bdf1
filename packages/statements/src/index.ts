export { LARGEST_FILE_BYTES, loadReaders, readStatement, refuseSize } from './read-statement.ts'
export { refusedWith } from './refused-with.ts'
export {
  type AccountType,
  type ColumnRole,
  type Corrections,
  columnRoles,
  type DateOrder,
  type Layout,
  type LayoutColumn,
  type PastedText,
  type Problem,
  type Question,
  type ReadStatement,
  type SignRule,
  type StatementAccount,
  type StatementFile,
  type StatementKind,
  type StatementRow,
  type StatementSource,
} from './statement.ts'
export { understand } from './understand/understand.ts'
export type {
  Certainty,
  Duplicate,
  MerchantCategories,
  RowLeftOut,
  Understood,
  UnderstoodAccount,
  UnderstoodLeftOut,
  UnderstoodPurchase,
} from './understand/understood.ts'

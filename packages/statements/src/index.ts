export { loadReaders, readStatement, refuseSize } from './read-statement.ts'
export { refusedWith } from './refused-with.ts'
export type {
  AccountType,
  Corrections,
  Question,
  ReadStatement,
  StatementRow,
  StatementSource,
} from './statement.ts'
export { understand } from './understand/understand.ts'
export type {
  RowLeftOut,
  Understood,
  UnderstoodAccount,
  UnderstoodPurchase,
} from './understand/understood.ts'

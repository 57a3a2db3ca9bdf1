import type { ColumnType } from 'kysely'

export type SimulatedBanksTable = {
  name: string
  revision: number
}

export type SimulatedBankRecordsTable = {
  bank: string
  key: string
  revision: number
  value: ColumnType<unknown, string | null, string | null>
}

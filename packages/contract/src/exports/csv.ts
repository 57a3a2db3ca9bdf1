export { type CardsCsvColumn, cardsCsvColumns } from '../cards-csv.ts'
export { toCsv } from '../csv.ts'

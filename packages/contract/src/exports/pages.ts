export type { PageAddress } from '../page-address.ts'
export type { PageContext } from '../page-context.ts'

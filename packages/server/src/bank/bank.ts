/** The bank-data provider, in our words. Issue by issue this port grows; nothing behind it is known elsewhere. */
export type Bank = Readonly<{
  /** True for the bank that ships inside the product. */
  isSimulated: boolean
  /** How many US institutions can be linked. Rejects when the provider does not answer in time. */
  countInstitutions(): Promise<number>
}>

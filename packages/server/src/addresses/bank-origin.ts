/** Where a link's token comes from. It works at no other provider and in no other environment. */
export type BankOrigin = Readonly<{ provider: BankProvider; environment: BankEnvironment }>

export type BankProvider = 'plaid' | 'simplefin'

/** 'simulated' is the server that ships with the product. */
export type BankEnvironment = 'simulated' | 'sandbox' | 'production'

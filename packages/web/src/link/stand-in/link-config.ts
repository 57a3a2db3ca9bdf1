import type { PlaidLinkOptionsWithLinkToken } from 'react-plaid-link'

/** The options of Plaid Link that the simulated flow supports. */
export type LinkConfig = Omit<PlaidLinkOptionsWithLinkToken, 'onLoad' | 'cspNonce'>

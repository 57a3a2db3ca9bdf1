/** A merchant that cards and explanations can name, such as 'amazon': lower-case words joined by hyphens. */
export type MerchantKey = string

const isoCurrencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Returns both currency fields, of which exactly one is set. Cryptocurrencies, for example, have no ISO code. */
export function currencyCodes(currency: string) {
  const isIso = isoCurrencies.has(currency)
  return {
    iso_currency_code: isIso ? currency : null,
    unofficial_currency_code: isIso ? null : currency,
  }
}

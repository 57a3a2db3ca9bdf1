/** Names under which banks and data providers list an issuer, besides the one in our catalog. Lowercase, without marks. */
export const issuerNames: Readonly<Record<string, readonly string[]>> = {
  'American Express': ['amex'],
  'Bank of America': ['bofa'],
  Barclays: ['barclaycard', 'barclaycardus'],
  Chase: ['jpmorgan chase', 'jp morgan'],
  Citi: ['citibank', 'citicards'],
  'Comenity Capital Bank': ['comenity', 'bread financial'],
  FNBO: ['first national bank of omaha'],
  'Goldman Sachs': ['apple card', 'marcus'],
  'Navy Federal': ['nfcu'],
  'PenFed Credit Union': ['penfed', 'pentagon federal'],
  'TD Bank': ['td'],
  'U.S. Bank': ['us bank', 'usbank', 'elan'],
}

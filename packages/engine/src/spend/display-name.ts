/** Writes names that come in capitals from banks, or in lowercase from the keys of corrections. */

/** Brands whose letters don't follow the rules below. */
const brands =
  "1Password AAA AAFES AARP AMC ASICS ASOS ASPCA AT&T AliExpress AutoZone BART BJ's CenturyLink ChargePoint Chick-fil-A " +
  'ClassPass DirecTV DoorDash E-ZPass ESPN ESPN+ EVgo FasTrak FedEx FreshDirect GEICO GameStop GitHub GrubHub H-E-B HelloFresh ' +
  'HomeGoods HomeSense IBM IHG IHOP IKEA IRS J.Crew JCPenney JetBlue KOA L.L.Bean LIRR LinkedIn MBTA MTA NASA NBA NYC OpenAI ' +
  'P.F. PG&E ParkMobile PayPal PetSmart PlayStation QuikTrip REI RaceTrac SEPTA SeatGeek ShopRite SiriusXM SoulCycle SoundCloud ' +
  'SpotHero StubHub SunPass T.J. TIAA ThredUp UCLA UPS USA USAA USPS WMATA WinCo YMCA YWCA YouTube eBay iTunes'

const writtenAs = new Map(brands.split(' ').map((brand) => [brand.toLowerCase(), brand]))

const smallWords = new Set(['and', 'at', 'by', 'de', 'for', 'in', 'of', 'on', 'the'])

/** In title case, with brands and initials as they're usually written. */
export function displayName(name: string): string {
  return name
    .split(' ')
    .map((word, index) => writeWord(word, index))
    .join(' ')
}

function writeWord(word: string, index: number): string {
  const small = word.toLowerCase()
  const brand = writtenAs.get(small)
  if (brand !== undefined) {
    return brand
  }
  const isInitials = word.length <= 3 && !/[aeiouy]/.test(small)
  if (isInitials) {
    return word.toUpperCase()
  }
  return index > 0 && smallWords.has(small)
    ? small
    : small
        .replace(/^.'\p{L}|^\p{L}|-\p{L}/gu, (start) => start.toUpperCase())
        .replace(/^Mc(?=\p{L}{4})\p{L}/u, (start) => `Mc${start.slice(-1).toUpperCase()}`)
}

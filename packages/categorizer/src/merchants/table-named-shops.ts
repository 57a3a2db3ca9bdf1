/**
 * Stores, brands and insurers that cards in the catalog name, by the catalog's keys. A continuation of
 * `namedMerchants`, with the same rules: a chain's other brands are further rows with the same key.
 */
import type { MerchantRows } from './table-named.ts'

export const namedShops: MerchantRows = {
  'department-store': [
    ['bloomingdales', "Bloomingdale's", 'BLOOMINGDALES*', 'BLOOMINGDALE S'],
    ['dillards', "Dillard's", 'DILLARDS*', 'DILLARD S', 'DILLARD DEPARTMENT*'],
    ['jcpenney', 'JCPenney', 'JCPENNEY*', 'JC PENNEY*', 'J C PENNEY*'],
    ['kohls', "Kohl's", 'KOHLS*', 'KOHL S'],
    ['macys', "Macy's", 'MACYS*', 'MACY S'],
    ['nordstrom', 'Nordstrom', 'NORDSTROM*', 'NORDSTRM*'],
  ],
  clothing: [
    ['athleta', 'Athleta', 'ATHLETA*'],
    ['banana-republic', 'Banana Republic', 'BANANA REPUBLIC*', 'BANANAREPUBLIC*'],
    ['gap', 'Gap', 'GAP US', 'GAP COM', 'GAP ONLINE*', 'GAP OUTLET*', 'GAP FACTORY*', 'THE GAP#'],
    ['gap', 'Gap Kids', 'GAP KIDS*', 'GAPKIDS*', 'BABY GAP*', 'BABYGAP*', 'GAP BODY*', 'GAPBODY*'],
    ['ll-bean', 'L.L.Bean', 'L L BEAN*', 'LL BEAN*', 'LLBEAN*'],
    ['marshalls', 'Marshalls', 'MARSHALLS#', 'MARSHALLS COM'],
    ['nfl', 'NFL Shop', 'NFL SHOP*', 'NFLSHOP*', 'NFL PRO SHOP*'],
    ['tj-maxx', 'T.J. Maxx', 'TJMAXX*', 'TJ MAXX*', 'T J MAXX*'],
  ],
  electronics: [['newegg', 'Newegg', 'NEWEGG*']],
  furniture: [
    ['homegoods', 'HomeGoods', 'HOMEGOODS*', 'HOME GOODS#'],
    ['homesense', 'HomeSense', 'HOMESENSE*', 'HOME SENSE#'],
    ['pottery-barn', 'Pottery Barn', 'POTTERY BARN*', 'POTTERYBARN*', 'PBTEEN*', 'PB TEEN*'],
    ['wayfair', 'Wayfair', 'WAYFAIR*'],
    ['wayfair', 'AllModern', 'ALLMODERN*', 'ALL MODERN#'],
    ['wayfair', 'Birch Lane', 'BIRCH LANE#', 'BIRCHLANE*'],
    ['wayfair', 'Joss & Main', 'JOSS MAIN*', 'JOSS AND MAIN*', 'JOSSANDMAIN*'],
    ['wayfair', 'Perigold', 'PERIGOLD*'],
    ['west-elm', 'West Elm', 'WEST ELM*', 'WESTELM*'],
    ['williams-sonoma', 'Williams Sonoma', 'WILLIAMS SONOMA*', 'WILLIAMSSONOMA*', 'WILLIAM SONOMA*'],
  ],
  'home-improvement': [
    ['harbor-freight', 'Harbor Freight', 'HARBOR FREIGHT*', 'HARBORFREIGHT*'],
    ['lowes', "Lowe's", 'LOWES*', 'LOWE S'],
  ],
  'sporting-goods': [
    ['bass-pro', 'Bass Pro Shops', 'BASS PRO*', 'BASSPRO*'],
    ['bass-pro', "Cabela's", 'CABELAS*', 'CABELA S'],
    ['sierra', 'Sierra', 'SIERRA TRADING*', 'SIERRA COM'],
  ],
  pets: [['petsense', 'Petsense', 'PETSENSE*']],
  books: [['barnes-and-noble', 'Barnes & Noble', 'BARNES NOBLE*', 'BARNES AND NOBLE*', 'BARNESNOBLE*']],
  beauty: [['ulta', 'Ulta Beauty', 'ULTA', 'ULTA BEAUTY*', 'ULTA COM']],
  'other-shop': [
    ['harley-davidson', 'Harley-Davidson', 'HARLEY DAVIDSON*', 'HARLEYDAVIDSON*', 'H D COM'],
    ['tractor-supply', 'Tractor Supply', 'TRACTOR SUPPLY*', 'TRACTORSUPPLY*'],
  ],
  insurance: [['state-farm', 'State Farm', 'STATE FARM*', 'STATEFARM*']],
  'auto-service': [['gm', 'General Motors', 'GENERAL MOTORS*', 'GM PARTS*', 'ONSTAR*']],
}

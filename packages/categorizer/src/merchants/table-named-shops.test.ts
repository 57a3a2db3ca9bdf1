import { describe, expect, it } from 'vitest'
import { recognizeMerchant } from './merchant.ts'

describe('a merchant that a store card or a travel card names', () => {
  it.each([
    ["LOWE'S HOME CENTERS LLC #3331", 'lowes', 'home-improvement'],
    ['LOWES #00907*', 'lowes', 'home-improvement'],
    ['HARBOR FREIGHT TOOLS #94', 'harbor-freight', 'home-improvement'],
    ["MACY'S .COM", 'macys', 'department-store'],
    ["Macy's Backstage", 'macys', 'department-store'],
    ["BLOOMINGDALE'S", 'bloomingdales', 'department-store'],
    ["KOHL'S DEPARTMENT STORE #696", 'kohls', 'department-store'],
    ['NORDSTROM RACK #0234', 'nordstrom', 'department-store'],
    ['DILLARD DEPARTMENT STORES', 'dillards', 'department-store'],
    ['J.C. PENNEY 1234', 'jcpenney', 'department-store'],
    ['T J MAXX #342', 'tj-maxx', 'clothing'],
    ['MARSHALLS #0345', 'marshalls', 'clothing'],
    ['HomeGoods', 'homegoods', 'furniture'],
    ['HOMESENSE 1234', 'homesense', 'furniture'],
    ['SIERRA TRADING POST', 'sierra', 'sporting-goods'],
    ['GAP #2570', 'gap', 'clothing'],
    ['GAPKIDS BABYGAP 1122', 'gap', 'clothing'],
    ['banana republic factory', 'banana-republic', 'clothing'],
    ['ATHLETA ONLINE', 'athleta', 'clothing'],
    ['L.L.Bean', 'll-bean', 'clothing'],
    ['NFLSHOP.COM', 'nfl', 'clothing'],
    ['WAYFAIR*WAYFAIR', 'wayfair', 'furniture'],
    ['JOSS & MAIN', 'wayfair', 'furniture'],
    ['AllModern', 'wayfair', 'furniture'],
    ['Williams-Sonoma', 'williams-sonoma', 'furniture'],
    ['Pottery Barn Kids', 'pottery-barn', 'furniture'],
    ['WEST ELM 6298', 'west-elm', 'furniture'],
    ["CABELA'S 0123", 'bass-pro', 'sporting-goods'],
    ['TRACTOR SUPPLY CO #1234', 'tractor-supply', 'other-shop'],
    ['PETSENSE #2001', 'petsense', 'pets'],
    ['ULTA #1234', 'ulta', 'beauty'],
    ['BARNES & NOBLE #2345', 'barnes-and-noble', 'books'],
    ['NEWEGG INC.', 'newegg', 'electronics'],
    ['HARLEY-DAVIDSON OF NYC', 'harley-davidson', 'other-shop'],
    ['STATE FARM INSURANCE', 'state-farm', 'insurance'],
    ['PGANDE WEB ONLINE SAN FRANCISCO CA', 'pge', 'utilities'],
    ['ONSTAR DATA PLAN', 'gm', 'auto-service'],
    ['FRONTIER AIRLINES', 'frontier', 'flights'],
    ['FRONTIER 4222212345678', 'frontier', 'flights'],
    ['ALASKA A 0272112345678 SEATTLE WA', 'alaska-airlines', 'flights'],
    ['ALLEGIANT AIR', 'allegiant', 'flights'],
    ['BREEZE AIRWAYS', 'breeze', 'flights'],
    ['SUN COUNTRY AIRLINES', 'sun-country', 'flights'],
    ['SWISSINTAIR', 'swiss', 'flights'],
    ['AUSTRIAN AIR', 'austrian-airlines', 'flights'],
    ['SN BRUSSELS AIRLINES', 'brussels-airlines', 'flights'],
    ['EMIRATES', 'emirates', 'flights'],
    ['QATAR AIR 1572345', 'qatar-airways', 'flights'],
    ['CATHAYPACAIR', 'cathay-pacific', 'flights'],
    ['VIRGINATLAIR', 'virgin-atlantic', 'flights'],
    ['VIRGIN HOTELS CHICAGO', 'virgin-hotels', 'hotels'],
    ['VIRGIN VOYAGES', 'virgin-voyages', 'cruise'],
    ['CARNIVAL CRUISE LINES', 'carnival', 'cruise'],
    ['ROYAL CARIBBEAN CRUISES', 'royal-caribbean', 'cruise'],
    ['CELEBRITY CRUISES', 'celebrity-cruises', 'cruise'],
    ['SILVERSEA CRUISES', 'silversea', 'cruise'],
  ])('in %j has the key %s and the leaf %s', (text, key, leaf) => {
    expect(recognizeMerchant(text)).toMatchObject({ key, leaf })
  })

  it.each([
    ['LOWES FOODS #211', 'lowes-foods', 'supermarket'],
    ["LOWE'S MARKET", 'lowes-market', 'supermarket'],
  ])("isn't confused with a grocery chain of the same name: %s", (text, key, leaf) => {
    expect(recognizeMerchant(text)).toMatchObject({ key, leaf })
  })

  it.each([
    'ALLEGIANT WELLNESS',
    'BIRCH LANE DENTAL',
    'BREEZE BIKE SHARE',
    'CARNIVAL VIBE RESTAURANT',
    'EMIRATES GRILL',
    'HOME SENSE INSPECTIONS',
    'MARSHALLS PLUMBING',
    'NFLATABLES PARTY RENTAL',
    'SIERRA CLUB',
    'SWISS COLONY',
    'VIRGIN RIVER HOTEL AND CASINO',
  ])("isn't confused with another business that shares its first word: %s", (text) => {
    expect(recognizeMerchant(text).key).toBeNull()
  })
})

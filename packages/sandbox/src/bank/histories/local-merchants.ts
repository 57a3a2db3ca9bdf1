/**
 * The third part of the merchant table: invented local businesses that no list of brands contains, and a few abroad. Only
 * their words show what they sell.
 */
import type { merchantGroups } from './merchants.ts'

export const localMerchantGroups: typeof merchantGroups = [
  {
    detailed: 'FOOD_AND_DRINK_RESTAURANT',
    mcc: '5812',
    channel: 'in store',
    names: {
      'Juniper & Rye': 'TST* JUNIPER & RYE',
      'Pho Saigon Corner': 'PHO SAIGON CORNER',
      'Nonna Lucia Trattoria': 'TST*NONNA LUCIA TRATTORIA',
      'El Sol Taqueria': 'SQ *EL SOL TAQUERIA',
      'Copper Kettle Diner': 'COPPER KETTLE DINER',
      'Golden Wok': 'GOLDEN WOK CHINESE RESTAURANT',
    },
  },
  {
    detailed: 'FOOD_AND_DRINK_COFFEE',
    mcc: '5814',
    channel: 'in store',
    names: {
      'Wren Coffee Roasters': 'SQ *WREN COFFEE ROASTERS',
      'Moonrise Bakery': 'SQ *MOONRISE BAKERY & CAFE',
    },
  },
  {
    detailed: 'FOOD_AND_DRINK_GROCERIES',
    mcc: '5411',
    channel: 'in store',
    names: {
      'Valley Fresh Market': 'VALLEY FRESH FOOD MARKET',
      'Hanamaru Grocery': 'HANAMARU ASIAN GROCERY',
    },
  },
  {
    detailed: 'TRANSPORTATION_GAS',
    mcc: '5541',
    channel: 'in store',
    names: { 'Pine Ridge Fuel': 'PINE RIDGE FUEL STOP', 'Quick Star': 'QUICK STAR GAS & MART' },
  },
  {
    detailed: 'TRANSPORTATION_PARKING',
    mcc: '7523',
    channel: 'in store',
    names: { 'Center Street Garage': 'CENTER STREET PARKING GARAGE' },
  },
  {
    detailed: 'MEDICAL_DENTAL_CARE',
    mcc: '8021',
    channel: 'in store',
    names: { 'Elm Street Dental': 'ELM STREET DENTAL GROUP' },
  },
  {
    detailed: 'MEDICAL_VETERINARY_SERVICES',
    mcc: '0742',
    channel: 'in store',
    names: { 'Bluebonnet Animal Hospital': 'BLUEBONNET ANIMAL HOSPITAL' },
  },
  {
    detailed: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
    mcc: '5912',
    channel: 'in store',
    names: { 'Cedar Hill Pharmacy': 'CEDAR HILL PHARMACY' },
  },
  {
    detailed: 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS',
    mcc: '7997',
    channel: 'in store',
    names: { 'Riverbend Yoga': 'RIVERBEND YOGA STUDIO' },
  },
  {
    detailed: 'PERSONAL_CARE_HAIR_AND_BEAUTY',
    mcc: '7230',
    channel: 'in store',
    names: { 'Shear Delight': 'SQ *SHEAR DELIGHT HAIR SALON' },
  },
  {
    detailed: 'GENERAL_SERVICES_CHILDCARE',
    mcc: '8351',
    channel: 'other',
    names: { 'Little Acorns': 'LITTLE ACORNS PRESCHOOL' },
  },
  {
    detailed: 'GENERAL_SERVICES_AUTOMOTIVE',
    mcc: '7538',
    channel: 'in store',
    names: { 'Dunmore Auto': 'DUNMORE AUTO REPAIR' },
  },
  {
    detailed: 'HOME_IMPROVEMENT_HARDWARE',
    mcc: '5251',
    channel: 'in store',
    names: { 'Larkspur Hardware': 'LARKSPUR HARDWARE' },
  },
  {
    detailed: 'GENERAL_MERCHANDISE_BOOKSTORES_AND_NEWSSTANDS',
    mcc: '5942',
    channel: 'in store',
    names: { 'Paper Lantern Books': 'PAPER LANTERN BOOKS' },
  },
  {
    detailed: 'GENERAL_MERCHANDISE_CLOTHING_AND_ACCESSORIES',
    mcc: '5651',
    channel: 'online',
    names: { 'Fern & Fable': 'SP FERN AND FABLE CLOTHING' },
  },
  {
    detailed: 'RENT_AND_UTILITIES_WATER',
    mcc: '4900',
    channel: 'online',
    names: { 'Oakdale Water': 'OAKDALE WATER DISTRICT' },
  },
  {
    detailed: 'ENTERTAINMENT_SPORTING_EVENTS_AMUSEMENT_PARKS_AND_MUSEUMS',
    mcc: '7998',
    channel: 'in store',
    names: { 'Harborview Aquarium': 'HARBORVIEW AQUARIUM' },
  },
  {
    detailed: 'TRAVEL_LODGING',
    mcc: '7011',
    channel: 'in store',
    names: { 'Sandpiper Inn': 'SANDPIPER INN & SUITES' },
  },
  {
    detailed: 'FOOD_AND_DRINK_RESTAURANT',
    mcc: '5812',
    channel: 'in store',
    country: 'FR',
    names: { 'Le Tilleul': 'RESTAURANT LE TILLEUL' },
  },
  {
    detailed: 'TRAVEL_LODGING',
    mcc: '7011',
    channel: 'in store',
    country: 'PT',
    names: { 'Hotel Miradouro': 'HOTEL MIRADOURO' },
  },
  {
    detailed: 'TRANSPORTATION_TAXIS_AND_RIDE_SHARES',
    mcc: '4121',
    channel: 'in store',
    country: 'CA',
    names: { 'Beacon Cabs': 'BEACON TAXI CABS' },
  },
]

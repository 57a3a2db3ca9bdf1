/** Category names of issuers and apps that mean one leaf. */
import type { Leaf } from '@cardsight/engine/categories'

/** Names with a group come from American Express and Quicken. The part after the group may mean something else alone. */
export const namesOfPurchases: Readonly<Partial<Record<Leaf, string>>> = {
  supermarket: `
    Groceries, Grocery Stores, Supermarkets, Supermarkets & Groceries, Supermarkets/Groceries,
    Merchandise & Supplies-Groceries, General Purchases-Groceries
  `,
  'wholesale-club':
    'Warehouse Clubs, Wholesale Clubs, Wholesale Stores, Merchandise & Supplies-Wholesale Stores',
  gas: `
    Gas, Gasoline, Gas & Fuel, Fuel, Gasoline/Fuel, Gas Stations, Auto Fuel, Auto & Gas, Car Gas, Gas/Fuel, Auto Gas,
    Petrol, Transportation-Fuel, Travel-Fuel
  `,
  'ev-charging': 'EV Charging, Electric Vehicle Charging',
  dining: `
    Food & Drink, Dining, Dining Out, Eating Out, Restaurants, Restaurants & Bars, Restaurants & Dining,
    Restaurants/Dining, Dining & Drinks, Dining & Bars, Alcohol & Bars, Bars, Bars & Nightlife, Bar/Cafe, Takeout,
    Meals, Business Meals, Lunch, Restaurant-Restaurant, Restaurant-Bar & Café, Entertainment-Restaurants,
    Entertainment-Bars & Cafés
  `,
  'fast-food': 'Fast Food, Coffee Shops, Coffee, Coffee & Tea, Cafes & Coffee',
  'food-delivery': 'Food Delivery, Delivery',
  streaming: 'Music, Television, TV, Streaming, Streaming Services, TV Streaming',
  'digital-media': `
    Movies & DVDs, Newspapers & Magazines, Newspapers, Magazines, Gaming, Games, Video Games, Movies & Music,
    Merchandise & Supplies-Music & Video, Digital Purchases
  `,
  transit: 'Public Transportation, Public Transit, Transit, Train/Bus Fare, Bus & Train, Commuting',
  rideshare: `
    Taxi & Ride Shares, Taxi, Taxis, Rideshare, Ride Share, Rideshare & Taxis, Taxi & Rideshare,
    Transportation-Taxis & Coach
  `,
  'parking-tolls': `
    Parking, Parking & Tolls, Tolls, Transportation-Parking Charges, Transportation-Parking, Transportation-Tolls,
    Transportation-Tolls & Fees
  `,
  rail: 'Train, Transportation-Rail Services, Travel-Rail Services',
  entertainment: `
    Amusement, Arts, Events, Concerts, Entertainment-General Attractions, Entertainment-General Events,
    Entertainment-Theatrical Events, Entertainment-Theme Parks, Entertainment-Sports Events,
    Entertainment-Theatre & Sports
  `,
  'movie-theater': 'Movies',
  'sports-recreation': 'Sports, Sports & Recreation, Golf',
  flights: 'Airfare, Airlines, Airline, Air Travel, Flights, Plane Tickets, Travel-Airline',
  hotels: 'Lodging, Hotels, Hotels & Lodging, Travel-Lodging',
  'vacation-rental': 'Vacation Rentals',
  'car-rental':
    'Car Rental, Car-rentals, Rental Cars, Vehicle Rental, Rental Car & Taxi, Travel-Vehicle Rental',
  cruise: 'Cruises',
  'travel-agency': 'Travel Agencies, Travel-Travel Agencies',
  drugstore: `
    Pharmacy, Pharmacies, Drugstores, Drug Stores, Medicine, Prescriptions, Merchandise & Supplies-Pharmacies,
    General Purchases-Pharmacies, Medical:Medicine
  `,
  'department-store':
    'Department Stores, Merchandise & Supplies-Department Stores, General Purchases-Department Stores',
  gym: 'Gym, Fitness, Gyms, Gyms & Fitness Centers',
  clothing:
    'Clothing, Clothes, Clothing & Shoes, Clothing/Shoes, Apparel, Merchandise & Supplies-Clothing Stores',
  electronics: `
    Electronics, Electronics & Software, Computer Replacement, Merchandise & Supplies-Computer Supplies,
    Merchandise & Supplies-Electronics Stores
  `,
  furniture: `
    Furniture, Furnishings, Furniture & Housewares, Home Decor, Home Furnishings, Merchandise & Supplies-Furnishing,
    Merchandise & Supplies-Appliance Stores
  `,
  'home-improvement': 'Home Improvement, Hardware, Merchandise & Supplies-Hardware Supplies',
  gardening:
    'Lawn & Garden, Gardening, Merchandise & Supplies-Florists & Garden, General Purchases-Florists & Gardening',
  'sporting-goods': 'Sporting Goods, Merchandise & Supplies-Sporting Goods Stores',
  pets: 'Pet Food & Supplies, Pet Supplies',
  books: 'Books, Books & Supplies, Merchandise & Supplies-Book Stores, General Purchases-Book Stores',
  beauty: 'Cosmetics, Beauty Products',
  'office-supplies': 'Office Supplies, Office Supplies & Expenses, Business Services-Office Supplies',
  utilities: `
    Utilities, Electric, Electricity, Water, Garbage, Trash, Gas & Electric, Natural Gas, Sewer, Water & Sewer,
    Utilities:Gas, Bills & Utilities:Gas, Bills:Gas, Household Utilities, Other-Utilities, Business Services-Utilities
  `,
  phone: `
    Phone, Mobile Phone, Cell Phone, Home Phone, Telephone, Telephone Services, Communications-Mobile Telecom,
    Communications-Cellular Telephone
  `,
  'internet-tv': `
    Internet, Cable, Internet & Cable, Cable & Satellite, Cable/Satellite, Phone/Cable, Cable/Satellite/Telecom,
    Cable/Satellite Services, TV & Internet, Communications-Cable & Internet Comm, Communications-Cable & Internet
  `,
  insurance: `
    Insurance, Auto Insurance, Car Insurance, Home Insurance, Health Insurance, Life Insurance, Renters Insurance,
    Renters/Home Insurance, Homeowners Insurance, Business Insurance, Business Services-Insurance Services
  `,
  healthcare: `
    Health Care, Healthcare, Medical, Medical Services, Doctor, Doctors, Dentist, Dental, Eyecare, Vision, Hospital,
    Healthcare/Medical, Business Services-Health Care Services
  `,
  education: 'Education, Tuition, School, Other-Education',
  childcare: `
    Child Care, Childcare, Babysitter & Daycare, Daycare, Babysitting, Family Care, Child/Dependent Expenses
  `,
  'auto-service': `
    Auto Maintenance, Car Maintenance, Auto Repair, Car Repair, Service & Parts, Auto Service, Auto Parts, Car Wash,
    Registration, Vehicle Services, Business Auto Expenses, Transportation-Auto Services, Travel-Auto Services,
    Transportation-Vehicle Leasing & Purchase
  `,
  'home-service': `
    Home Services, Home Maintenance, Home Repair, House Cleaning, Laundry, Dry Cleaning, Storage, Moving,
    Business Services-Contracting Services
  `,
  'personal-care': `
    Personal Care, Haircut, Hair, Hair & Beauty, Spa & Massage, Salon, Beauty, Massage
  `,
  charity: `
    Charity, Charities, Donations, Charitable Donations, Charitable Giving, Giving, Church, Tithe, Other-Charities
  `,
  'professional-service': `
    Professional Services, Legal, Legal Fees, Accounting, Tax Preparation, Financial Advisor, Financial & Legal Services,
    Government Services, Government, Postage & Shipping, Postage/Shipping, Shipping, Printing, Veterinary,
    Advertising, Advertising & Promotion, Online Services, Other-Government Services,
    Business Services-Advertising Services, Business Services-Internet Services, Business Services-Mailing & Shipping,
    Business Services-Printing & Publishing, Business Services-Professional Services,
    Business Services-Employment Agencies, Business Services-Conferences & Training, Business Services-Banking Services
  `,
  'online-shopping': 'Online Shopping',
}

export { simulatedBankKeys } from '../bank/simulated-bank-keys.ts'
export { callApi, signUp } from './api-caller.ts'
export { createCatalogApi } from './catalog-api.ts'
export { makeSession, makeUser } from './factories.ts'
export { freePort } from './free-port.ts'
export { startWithLinkedPerson } from './linked-person.ts'

export { startOpenIdServer } from './open-id-server.ts'

export { startPostgresServer } from './postgres-server.ts'

export { type Product, startProduct } from './start-product.ts'

export { createTestDatabase, openTestDatabase, type TestDatabase } from './test-database.ts'

export { makeSession, makeUser } from './factories.ts'
export { type PostgresServer, startPostgresServer } from './postgres-server.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'

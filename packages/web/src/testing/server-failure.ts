import { ApiError, readFailure } from '../api/api-error.ts'

/** A call that failed at the server, with the reference 1f0c2a9b. */
export const serverFailure = new ApiError(readFailure(500, null, '1f0c2a9b-7d41-4c0e-9a53-0d5a3c1e2b4f'))

/** zod, configured for the contract's schemas: import it from here, never from the package. */
import { z } from 'zod'

// To find out whether it can compile its checks, zod tries `new Function`, which browsers report as a
// Content-Security-Policy violation. Turn that off before the first schema is created.
z.config({ jitless: 'document' in globalThis })

export { z }

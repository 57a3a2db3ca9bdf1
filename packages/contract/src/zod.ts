/** zod as every schema of the contract uses it: import it from here, never from the package. */
import { z } from 'zod'

// To see whether it may compile its checks, zod tries out `new Function`; a browser reports that as a breach of
// our Content-Security-Policy. It has to be told before the first schema is made.
z.config({ jitless: 'document' in globalThis })

export { z }

/** Imported before anything else: React decides by NODE_ENV, once, whether it renders at a fifth of its speed. */
process.env.NODE_ENV ??= 'production'

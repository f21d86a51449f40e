import * as z from 'zod/mini';

// Imported before any schema is made: compiled checks would need what the page's policy forbids.
z.config({ jitless: true });

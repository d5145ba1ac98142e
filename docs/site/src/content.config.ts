import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';

/** The pages as `build.ts` has written them. */
export const collections = {
  docs: defineCollection({ loader: glob({ base: './dist/content', pattern: '**/*.md' }), schema: docsSchema() }),
};

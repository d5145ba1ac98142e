/** Who shows texts, to hear of a language that is registered while they do. */
export const readers = new Set<() => void>();

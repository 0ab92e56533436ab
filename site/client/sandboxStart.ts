// The board of one's own, asked for as soon as its page is there: apart from what any page with a question has. Where it
// can't be loaded, what the page says of loading stays.
import('./sandbox.ts').catch(() => {});

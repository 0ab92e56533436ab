// What a host is to be configured with, to send the headers that a page can’t have in itself: `npm run headers -- nginx`.
import { publicationOf } from './built/publication.ts';
import { builtSite } from './built/site.ts';
import { FORMS, type HostName, placesOf } from './hosting/forms.ts';
import { beyondLimits } from './hosting/limits.ts';

const [host = '', ...more] = process.argv.slice(2);
const isHost = (name: string): name is HostName => Object.hasOwn(FORMS, name);

if (!isHost(host) || more.length > 0) {
  console.error(
    `expected one of ${Object.keys(FORMS).join(', ')}; found ${[host, ...more].join(' ').trim() || 'nothing'}`,
  );
  process.exitCode = 2;
} else {
  const root = process.cwd();
  const { base } = await publicationOf(root);
  const places = placesOf((await builtSite(root)).keys());
  const configuration = FORMS[host]({ base, places });
  const beyond = beyondLimits(host, configuration);
  for (const one of beyond) console.error(`${host}: ${one}`);
  if (beyond.length > 0) process.exitCode = 1;
  console.log(configuration.trimEnd());
}

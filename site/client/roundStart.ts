// A round where it is dealt first: what is asked for by itself is a file of its own, and not a part of one.
import './round.ts';
import './setExports.ts';

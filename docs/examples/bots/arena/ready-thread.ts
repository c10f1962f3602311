import { readyThread } from '@rulewright/bots/arena';

// a stand-in for `process` in a thread of a pool
const host: { exit: (code?: never) => never; getActiveResourcesInfo(): string[] } = {
  exit: () => {
    throw new Error('the thread ends');
  },
  getActiveResourcesInfo: () => ['Timeout'],
};
readyThread(host);
try {
  host.exit();
} catch (error) {
  console.log(String(error)); // Error: it has called process.exit
}

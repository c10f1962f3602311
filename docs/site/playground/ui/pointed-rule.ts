import { shallowRef } from 'vue';

/** The rule that is told beside its link, and where the link is; one at a time. */
export const pointed = shallowRef<{ readonly rule: string; readonly at: DOMRect } | undefined>();

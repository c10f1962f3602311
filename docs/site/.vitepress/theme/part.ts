import { type Component, defineAsyncComponent, defineComponent, h, onMounted, ref } from 'vue';

/** A part that is loaded by the pages that show it. What the server drew of it is inert until its scripts run, so that no press is lost. */
export function part(load: () => Promise<{ readonly default: Component }>): Component {
  return defineAsyncComponent(async () => {
    const { default: Loaded } = await load();
    return defineComponent({
      inheritAttrs: false,
      setup(_, { attrs }) {
        const isReady = ref(false);
        onMounted(() => {
          isReady.value = true;
        });
        return () => h('div', { class: 'part', inert: !isReady.value }, h(Loaded, attrs));
      },
    });
  });
}

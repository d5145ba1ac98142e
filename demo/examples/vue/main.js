import { createApp } from 'vue';
import CheckoutForm from './checkout-form.vue';

createApp(CheckoutForm).mount('#app');
